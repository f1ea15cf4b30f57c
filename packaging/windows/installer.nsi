; installer.nsi: the installer for Windows. pack.cmake runs makensis on it and says where things are: FILES has the
; macros InstallFiles and RemoveFiles, made from what is packed; SIZE is in KiB.
;
; It installs for one user, without an administrator, or for everyone. Without a word on the screen:
;   /S [/CurrentUser | /AllUsers [/Friends]] [/Desktop] [/D=FOLDER]     FOLDER without quotes, and last
; /Friends tells Windows' firewall to let guests on private networks in; only an administrator can.
; It ends with 0; 1 if the player calls it off; 2 if something cannot be written; 3 if the game there is running;
; 740 if /AllUsers wants an administrator.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include StrFunc.nsh
!include WinMessages.nsh
!include "${FILES}"
${Using:StrFunc} StrStr

!define NAME "Dueling Tigers"
!define GAME dueling-tigers.exe
!define PROGID DuelingTigers.Record
!define ENDING .tigers
!define MIME application/x-dueling-tigers-record
!define APP_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\DuelingTigers"
!define PATH_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\${GAME}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTPUT}"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow
AllowSkipFiles off

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME} installer"
VIAddVersionKey CompanyName "${VENDOR}"
VIAddVersionKey LegalCopyright "Free under the MIT License"

Var everyone     ; 1 if for all users of the machine, else for this one
Var elevated     ; 1 if an installer that had been asked for that started this one with the rights
Var on_desktop   ; 1 if the desktop shall have an icon
Var friends      ; 1 if friends on private networks shall be let in
Var named_folder ; 1 if the command line named the folder
Var saves        ; where the player's matches lie
Var radio_me
Var radio_everyone
Var check_desktop
Var check_friends

; --- what is shown

!define MUI_ICON installer.ico
!define MUI_UNICON installer.ico
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP header.bmp
!define MUI_HEADERIMAGE_BITMAP_STRETCH FitControl
!define MUI_WELCOMEFINISHPAGE_BITMAP side.bmp
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_CUSTOMFUNCTION_GUIINIT show_header
!define MUI_CUSTOMFUNCTION_UNGUIINIT un.show_header

!define MUI_WELCOMEPAGE_TITLE "${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "Mahjong for two, and a silent third; and four more games on the same table, against the \
computer or a friend.$\r$\n$\r$\nThis replaces an older version. Your matches and settings stay as they are."
!define MUI_PAGE_CUSTOMFUNCTION_PRE skip_if_elevated
!define MUI_PAGE_CUSTOMFUNCTION_SHOW show_welcome
!insertmacro MUI_PAGE_WELCOME
Page custom ask_options take_options
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${NAME} is installed"
!define MUI_FINISHPAGE_TEXT "You'll find it in the Start menu. To open a record of a match, double-click its file, which \
ends in ${ENDING}."
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!define MUI_FINISHPAGE_RUN_FUNCTION play
!define MUI_PAGE_CUSTOMFUNCTION_SHOW show_finish
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "${NAME} will be removed from this computer. Your matches, records and settings are kept, \
in $saves."
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

; Shows the bitmap FILE, of W x H pixels, in the control CONTROL, brought to its size by averages: what the pages do by
; themselves leaves lines out.
!macro Picture CONTROL FILE W H
  System::Store "S"
  System::Call "user32::GetClientRect(p ${CONTROL}, @ r0)"
  System::Call "*$0(i, i, i.r1, i.r2)"
  System::Call "user32::LoadImage(p 0, t '${FILE}', i ${IMAGE_BITMAP}, i 0, i 0, i ${LR_LOADFROMFILE}) p.r3"
  System::Call "user32::GetDC(p 0) p.r0"
  System::Call "gdi32::CreateCompatibleDC(p r0) p.r4"
  System::Call "gdi32::CreateCompatibleDC(p r0) p.r5"
  System::Call "gdi32::CreateCompatibleBitmap(p r0, i r1, i r2) p.r6"
  System::Call "user32::ReleaseDC(p 0, p r0)"
  System::Call "gdi32::SelectObject(p r4, p r3) p.r7"
  System::Call "gdi32::SelectObject(p r5, p r6) p.r8"
  System::Call "gdi32::SetStretchBltMode(p r5, i 4)" ; HALFTONE
  System::Call "gdi32::SetBrushOrgEx(p r5, i 0, i 0, p 0)"
  System::Call "gdi32::StretchBlt(p r5, i 0, i 0, i r1, i r2, p r4, i 0, i 0, i ${W}, i ${H}, i 0xCC0020)"
  System::Call "gdi32::SelectObject(p r4, p r7)"
  System::Call "gdi32::SelectObject(p r5, p r8)"
  System::Call "gdi32::DeleteDC(p r4)"
  System::Call "gdi32::DeleteDC(p r5)"
  System::Call "gdi32::DeleteObject(p r3)"
  SendMessage ${CONTROL} ${STM_SETIMAGE} ${IMAGE_BITMAP} $6 $0
  System::Call "gdi32::DeleteObject(p r0)"
  System::Store "L"
!macroend

Function show_header
  !insertmacro Picture $mui.Header.Image "$PLUGINSDIR\modern-header.bmp" 300 114
FunctionEnd

Function un.show_header
  !insertmacro Picture $mui.Header.Image "$PLUGINSDIR\modern-header.bmp" 300 114
FunctionEnd

Function show_welcome
  !insertmacro Picture $mui.WelcomePage.Image "$PLUGINSDIR\modern-wizard.bmp" 328 628
FunctionEnd

Function show_finish
  !insertmacro Picture $mui.FinishPage.Image "$PLUGINSDIR\modern-wizard.bmp" 328 628
FunctionEnd

; --- for whom, and where

!macro Shared UN
Function ${UN}use_scope
  ${If} $everyone = 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd

Function ${UN}has_rights ; pushes 1 if this process may change what is everyone's
  Push $0
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == Admin
    StrCpy $0 1
  ${Else}
    StrCpy $0 0
  ${EndIf}
  Exch $0
FunctionEnd

; Ends with 3 if the file whose name is pushed is a program that runs, after the player had the chance to close it.
Function ${UN}await_end_of
  Exch $0
  Push $1
again:
  ${If} ${FileExists} $0
    ClearErrors
    FileOpen $1 $0 a ; which Windows refuses while it runs
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$0 is in use.$\r$\n$\r$\nPlease close ${NAME}, then choose Retry. Your \
match in progress is saved." /SD IDCANCEL IDRETRY again
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $1
  ${EndIf}
  Pop $1
  Pop $0
FunctionEnd

Function ${UN}await_end
  Push "$INSTDIR\${GAME}"
  Call ${UN}await_end_of
  Push "$INSTDIR\tigers.exe"
  Call ${UN}await_end_of
FunctionEnd

; Windows draws the icons of files anew.
Function ${UN}tell_explorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
FunctionEnd
!macroend
!insertmacro Shared ""
!insertmacro Shared "un."

; The folder: the one named, that of the version that is there, or the usual one.
Function choose_folder
  ${If} $named_folder = 1
    Return
  ${EndIf}
  Call use_scope
  ReadRegStr $INSTDIR SHCTX "${APP_KEY}" InstallLocation
  ${If} $INSTDIR == ""
    ${If} $everyone = 1
      StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
    ${Else}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
    ${EndIf}
  ${EndIf}
FunctionEnd

; HAS becomes 1 if the command line has the switch.
!macro Switch NAME HAS
  ClearErrors
  ${GetOptions} $0 "${NAME}" $1
  ${IfNot} ${Errors}
    StrCpy ${HAS} 1
  ${EndIf}
!macroend

; What NSIS does not understand of /D it passes over: then nothing is installed where nobody asked for it.
Function refuse_folder
  System::Call "kernel32::GetCommandLine() t.r0"
  ${StrStr} $1 $0 "/D="
  ${If} $1 == ""
  ${OrIf} $named_folder = 1
    Return
  ${EndIf}
  MessageBox MB_OK|MB_ICONEXCLAMATION "$1 can't be a folder.$\r$\n$\r$\nPut /D=FOLDER last, without quotes, \
and name a drive that exists." /SD IDOK
  SetErrorLevel 2
  Quit
FunctionEnd

Function .onInit
  SetRegView 64
  StrCpy $everyone 0
  StrCpy $elevated 0
  StrCpy $on_desktop 0
  StrCpy $friends 0
  StrCpy $named_folder 0
  ${If} $INSTDIR != ""
    StrCpy $named_folder 1
  ${EndIf}
  Call refuse_folder
  ; Where nothing else is said, a newer version goes to where the older one is.
  ReadRegStr $0 HKCU "${APP_KEY}" InstallLocation
  ReadRegStr $1 HKLM "${APP_KEY}" InstallLocation
  ${If} $0 == ""
  ${AndIf} $1 != ""
    StrCpy $everyone 1
  ${EndIf}
  ${GetParameters} $0
  !insertmacro Switch "/AllUsers" $everyone
  !insertmacro Switch "/Elevated" $elevated
  !insertmacro Switch "/Desktop" $on_desktop
  !insertmacro Switch "/Friends" $friends
  StrCpy $2 0
  !insertmacro Switch "/CurrentUser" $2
  ${If} $2 = 1
    StrCpy $everyone 0
  ${EndIf}
  Call has_rights
  Pop $0
  ${If} ${Silent}
  ${AndIf} $everyone = 1
  ${AndIf} $0 = 0
    SetErrorLevel 740 ; ERROR_ELEVATION_REQUIRED
    Quit
  ${EndIf}
  Call choose_folder
FunctionEnd

; --- the page of choices

Function skip_if_elevated
  ${If} $elevated = 1
    Abort
  ${EndIf}
FunctionEnd

; The button that goes on wears Windows' shield where an administrator will be asked for.
Function show_shield
  Call has_rights
  Pop $1
  ${NSD_GetState} $radio_everyone $0
  EnableWindow $check_friends $0 ; without an administrator Windows asks when the first table opens
  ${If} $1 = 1
    StrCpy $0 0
  ${EndIf}
  GetDlgItem $1 $HWNDPARENT 1
  SendMessage $1 ${BCM_SETSHIELD} 0 $0
FunctionEnd

Function on_choice
  Pop $0
  Call show_shield
FunctionEnd

Function ask_options
  Call skip_if_elevated
  !insertmacro MUI_HEADER_TEXT "Who is it for?" "Choose who gets the game in the Start menu."
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateFirstRadioButton} 0 0 100% 12u "Only for &me"
  Pop $radio_me
  ${NSD_CreateLabel} 14u 13u 95% 18u "You don't need permission for this."
  Pop $0
  ${NSD_CreateAdditionalRadioButton} 0 32u 100% 12u "For &everyone who uses this computer"
  Pop $radio_everyone
  ${NSD_CreateLabel} 14u 45u 95% 18u "Windows asks for an administrator."
  Pop $0
  ${NSD_CreateCheckbox} 0 76u 100% 12u "Put an icon on the &desktop"
  Pop $check_desktop
  ${NSD_CreateCheckbox} 0 92u 100% 12u "Let &friends on private networks join your table"
  Pop $check_friends
  ${If} $everyone = 1
    ${NSD_Check} $radio_everyone
  ${Else}
    ${NSD_Check} $radio_me
  ${EndIf}
  ${NSD_SetState} $check_desktop $on_desktop
  ${NSD_SetState} $check_friends $friends
  ${NSD_OnClick} $radio_me on_choice
  ${NSD_OnClick} $radio_everyone on_choice
  Call show_shield
  nsDialogs::Show
FunctionEnd

Function take_options
  ${NSD_GetState} $radio_everyone $everyone
  ${NSD_GetState} $check_desktop $on_desktop
  ${NSD_GetState} $check_friends $friends
  Call choose_folder
  GetDlgItem $1 $HWNDPARENT 1
  SendMessage $1 ${BCM_SETSHIELD} 0 0
  Call has_rights
  Pop $0
  ${If} $everyone = 0
  ${OrIf} $0 = 1
    Return
  ${EndIf}
  StrCpy $1 "/AllUsers /Elevated"
  ${If} $on_desktop = 1
    StrCpy $1 "$1 /Desktop"
  ${EndIf}
  ${If} $friends = 1
    StrCpy $1 "$1 /Friends"
  ${EndIf}
  ClearErrors
  ExecShell runas "$EXEPATH" $1
  ${If} ${Errors}
    Call show_shield
    Abort ; no administrator was there: the choice is open again
  ${EndIf}
  Quit
FunctionEnd

; --- what is installed

; What an older version brought goes first; its links stay, so that what is pinned stays pinned.
Function remove_older
  ReadRegStr $0 SHCTX "${APP_KEY}" InstallLocation
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\Uninstall.exe"
    Return
  ${EndIf}
  ExecWait '"$0\Uninstall.exe" /S /Upgrade _?=$0' $1
  ${If} $1 = 3
    MessageBox MB_OK|MB_ICONEXCLAMATION "The older version in $0 is running. Please close it, then install again." /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ${If} $0 != $INSTDIR
    Delete "$0\Uninstall.exe"
    RMDir "$0"
  ${EndIf}
FunctionEnd

; A rule of the firewall for the program that is pushed.
Function let_friends_in
  Exch $0
  nsExec::Exec 'netsh advfirewall firewall add rule name="${NAME}" dir=in action=allow profile=private enable=yes program="$0"'
  Pop $0 ; what netsh answers: without the rule Windows asks the player
  Pop $0
FunctionEnd

Section
  SetRegView 64
  Call use_scope
  Call await_end
  Call remove_older
  !insertmacro InstallFiles
  SetOutPath $INSTDIR ; where the links begin
  WriteUninstaller "$INSTDIR\Uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${GAME}" "" "$INSTDIR\${GAME}" 0 SW_SHOWNORMAL "" \
    "Mahjong for two, and a silent third"
  ${If} $on_desktop = 1
    CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${GAME}" "" "$INSTDIR\${GAME}" 0
  ${EndIf}

  WriteRegStr SHCTX "${CLASSES}\${PROGID}" "" "${NAME} record"
  WriteRegStr SHCTX "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\${GAME},0"
  WriteRegStr SHCTX "${CLASSES}\${PROGID}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr SHCTX "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\${GAME}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "" ${PROGID}
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "Content Type" ${MIME}
  WriteRegStr SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" ${PROGID} ""
  WriteRegStr SHCTX "${PATH_KEY}" "" "$INSTDIR\${GAME}"
  Call tell_explorer
  ${If} $everyone = 1
  ${AndIf} $friends = 1
    Push "$INSTDIR\${GAME}"
    Call let_friends_in
    Push "$INSTDIR\tigers.exe"
    Call let_friends_in
  ${EndIf}

  WriteRegStr SHCTX "${APP_KEY}" DisplayName "${NAME}"
  WriteRegStr SHCTX "${APP_KEY}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${APP_KEY}" DisplayIcon "$INSTDIR\${GAME},0"
  WriteRegStr SHCTX "${APP_KEY}" Publisher "${VENDOR}"
  WriteRegStr SHCTX "${APP_KEY}" URLInfoAbout "${HOMEPAGE}"
  WriteRegStr SHCTX "${APP_KEY}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${APP_KEY}" UninstallString '"$INSTDIR\Uninstall.exe"'
  WriteRegStr SHCTX "${APP_KEY}" QuietUninstallString '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD SHCTX "${APP_KEY}" EstimatedSize ${SIZE}
  WriteRegDWORD SHCTX "${APP_KEY}" NoModify 1
  WriteRegDWORD SHCTX "${APP_KEY}" NoRepair 1
SectionEnd

; An installer with an administrator's rights must not hand them on to the game: the Explorer starts it with the player's.
Function play
  ${If} $elevated = 1
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\${GAME}"'
  ${Else}
    Exec '"$INSTDIR\${GAME}"'
  ${EndIf}
FunctionEnd

; --- what is removed

Function un.onInit
  SetRegView 64
  SetShellVarContext current
  StrCpy $saves "$APPDATA\dueling-tigers"
  StrCpy $everyone 0
  ReadRegStr $0 HKLM "${APP_KEY}" InstallLocation
  ReadRegStr $1 HKCU "${APP_KEY}" InstallLocation
  ${If} $0 != ""
  ${AndIf} $1 != $INSTDIR
    StrCpy $everyone 1
  ${EndIf}
  Call un.use_scope
  Call un.has_rights
  Pop $0
  ${If} $everyone = 1
  ${AndIf} $0 = 0
    ${GetParameters} $1
    ExecShell runas "$INSTDIR\Uninstall.exe" $1
    Quit
  ${EndIf}
FunctionEnd

Section un.Remove
  SetRegView 64
  Call un.use_scope
  Call un.await_end
  !insertmacro RemoveFiles
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/Upgrade" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}

  ${If} $everyone = 1
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${NAME}"'
    Pop $0
  ${EndIf}
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey SHCTX "${CLASSES}\${PROGID}"
  DeleteRegValue SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" ${PROGID}
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}\OpenWithProgids"
  ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
  ${If} $0 == ${PROGID} ; no other program has taken the ending over
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" ""
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}"
  DeleteRegKey SHCTX "${PATH_KEY}"
  DeleteRegKey SHCTX "${APP_KEY}"
  Call un.tell_explorer
  Delete "$INSTDIR\Uninstall.exe"
  SetOutPath $TEMP ; a folder that is in use cannot go
  RMDir "$INSTDIR"
  ${If} $everyone = 0
    RMDir "$LOCALAPPDATA\Programs" ; which is not there before the first program that needs no administrator
  ${EndIf}
SectionEnd
